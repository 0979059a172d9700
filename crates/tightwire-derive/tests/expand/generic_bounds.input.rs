struct Slot<T: Kind, U, V, W> {
    item: T::Item,
    list: [<U as Iterator>::Item; 2],
    same: Option<T::Item>,
    inner: Holder<V>,
    marker: PhantomData<W>,
}
