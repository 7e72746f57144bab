/** Draws the footer in a third of its height: imported by every page but the homes, which do not load these styles. */
import "./footer-compact.css";
import "./footer-contact-compact.css";
