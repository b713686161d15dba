/** Behind a search's address: open the dialog that makes an alert of it, as soon as somebody is signed in. */
export const ALERT_MARK = '#suchauftrag';
