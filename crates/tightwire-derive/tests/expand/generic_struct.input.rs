struct Tagged<'a, T: Clone, const N: usize>
where
    T: Debug,
{
    #[wire(range = 0..=9)]
    tag: u8,
    values: [T; N],
    #[wire(skip)]
    cache: Option<T>,
    marker: PhantomData<&'a ()>,
}
