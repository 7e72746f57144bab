/** The telephone numbers of content/records/site.yaml as delivered, spoken or as digits alone. */
export function isReservedPhone(text: string): boolean {
  return /^\+?[\d ]+$/.test(text) && /^2511100000\d\d$/.test(text.replace(/\D/g, ""));
}

function isReservedHost(host: string): boolean {
  return /(^|[.])(example([.](com|net|org))?|test|invalid|localhost)$/i.test(host);
}

export function isReservedEmail(text: string): boolean {
  const [, host] = /^(?:mailto:)?[^\s@/]+@([^\s@/?]+)/.exec(text) ?? [];
  return host !== undefined && isReservedHost(host);
}

export function isReservedAddress(text: string): boolean {
  const [, host] = /^https?:\/\/([^\s/:?#]+)/i.exec(text) ?? [];
  return host !== undefined && isReservedHost(host);
}
