const openSubmissions = new Map<string, string>();

/**
 * Id of one submission: the same for the same text until it is accepted, so that a retry, a fallback
 * or a second dialog with the same words stores one row (faults 12, 16, 17).
 */
export function submissionId(text: string): string {
  const known = openSubmissions.get(text);
  if (known) return known;
  const id = newId();
  openSubmissions.set(text, id);
  return id;
}

/** The text was accepted: sent again, it is a new enquiry. */
export function closeSubmission(text: string): void {
  openSubmissions.delete(text);
}

/** `randomUUID` is missing on plain http addresses of a local network. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
