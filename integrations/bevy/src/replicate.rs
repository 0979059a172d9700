//! Replication rules that encode components by their description.

use bevy::app::App;
use bevy::ecs::component::Component;
use bevy::ecs::error::Result;
use bevy_replicon::bytes::{Buf, Bytes};
use bevy_replicon::prelude::{AppRuleExt, RuleFns};
use bevy_replicon::shared::replication::registry::ctx::{SerializeCtx, WriteCtx};
use bevy_replicon::shared::replication::registry::receive_fns::MutWrite;
use tightwire::{Codec, Wire};

use crate::coded::{AsDescribed, Coded};
use crate::mismatch;

/// Replication of components as tightwire describes them.
pub trait AppWireExt {
    /// Replicates a component that derives [`Wire`], in the bits that its description says.
    ///
    /// Call it in the same order on the server and on clients, like `replicate`, and after
    /// `RepliconPlugins` were added.
    fn replicate_wire<C>(&mut self) -> &mut Self
    where
        C: Component<Mutability: MutWrite<C>> + Wire,
    {
        self.replicate_wire_as::<C, AsDescribed>()
    }

    /// Replicates a component by a codec, for types that are not yours, such as
    /// [`Transform`](bevy::transform::components::Transform).
    fn replicate_wire_as<C, K>(&mut self) -> &mut Self
    where
        C: Component<Mutability: MutWrite<C>>,
        K: Codec<C> + 'static;

    /// Adds the schema of a component to the protocol, for rules made of [`wire_fns`].
    fn register_wire<C: Component, K: Codec<C>>(&mut self) -> &mut Self;
}

impl AppWireExt for App {
    fn replicate_wire_as<C, K>(&mut self) -> &mut Self
    where
        C: Component<Mutability: MutWrite<C>>,
        K: Codec<C> + 'static,
    {
        self.register_wire::<C, K>().replicate_with(wire_fns::<C, K>())
    }

    fn register_wire<C: Component, K: Codec<C>>(&mut self) -> &mut Self {
        mismatch::register::<C, K>(self);
        self
    }
}

/// What replicon calls to send and receive a component, for rules with filters, several components
/// or a priority. Those need [`AppWireExt::register_wire`] as well.
///
/// ```
/// use bevy::prelude::*;
/// use bevy::state::app::StatesPlugin;
/// use bevy_replicon::prelude::*;
/// use tightwire_bevy::{AppWireExt, Pose, wire_fns};
///
/// #[derive(Component)]
/// struct Player;
///
/// type Near = Pose<64, 1000, 12>;
///
/// let mut app = App::new();
/// app.add_plugins((MinimalPlugins, StatesPlugin, RepliconPlugins));
/// app.register_wire::<Transform, Near>()
///     .replicate_with_filtered::<_, With<Player>>(wire_fns::<Transform, Near>());
/// ```
#[must_use]
pub fn wire_fns<C: Component, K: Codec<C> + 'static>() -> RuleFns<C> {
    RuleFns::new(serialize::<C, K>, deserialize::<C, K>)
}

fn serialize<C: Component, K: Codec<C>>(
    _ctx: &mut SerializeCtx,
    component: &C,
    message: &mut Vec<u8>,
) -> Result<()> {
    tightwire::encode_append(&Coded::<C, K>::borrowed(component), message)?;
    Ok(())
}

fn deserialize<C: Component, K: Codec<C>>(ctx: &mut WriteCtx, message: &mut Bytes) -> Result<C> {
    let (coded, length) = tightwire::decode_prefix::<Coded<C, K>>(message)?;
    message.advance(length);
    let mut component = coded.into_owned().ok_or("a component that is read is owned")?;
    C::map_entities(&mut component, ctx);
    Ok(component)
}
