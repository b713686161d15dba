/** Opens WhatsApp, or its page where it is not installed, with a text that the person can still change. */
export function whatsAppLink(text: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;
}

/** A mail without an address; the person chooses whom it goes to. */
export function mailShareLink(text: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`;
}
