const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const PUBLIC_HOST = /^(?!-)[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u;

/** „klinik.de“ as people write it, as an address one can link to; null for what is none, such as `javascript:`. */
export function websiteUrl(text: string): string | null {
  const typed = text.trim();
  const url = URL.parse(HAS_SCHEME.test(typed) && !/^[^/:]+:\d/.test(typed) ? typed : `https://${typed}`);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  if (url.username || url.password || !PUBLIC_HOST.test(decodedHost(url))) return null;
  return url.href;
}

/** A host with umlauts comes as ASCII (`xn--…`), whose last label is letters and digits. */
const decodedHost = ({ hostname }: URL) => hostname.replace(/\.xn--[a-z0-9-]+$/, '.example');
