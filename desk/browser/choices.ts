/**
 * Unless somebody chose otherwise: a saved form stays open, with its page beside it, and Escape closes a list, not the form. Loaded before
 * the editor, which reads it as it loads.
 */
const place = "sveltia-cms.prefs";
const choices = { closeOnSave: false, closeWithEscape: false };

if (localStorage.getItem(place) === null) localStorage.setItem(place, JSON.stringify(choices));

export {};
