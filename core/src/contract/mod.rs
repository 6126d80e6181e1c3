//! The values that pass between plugins and the engine: manifests and options; menus, flows and
//! displays; declarations about the whole table.

mod checks;
pub(crate) mod decision;
pub(crate) mod declared;
pub(crate) mod display;
pub(crate) mod fault;
pub(crate) mod flow;
pub(crate) mod hidden;
pub(crate) mod manifest;
pub(crate) mod menu;
pub mod option_spec;
pub(crate) mod options;
pub(crate) mod order;
pub(crate) mod placement;
pub(crate) mod refusal;
pub(crate) mod remark;
pub(crate) mod text_file;
