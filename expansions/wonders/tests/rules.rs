//! Rules of the Wonders of Humanity that the scenario format cannot express.
