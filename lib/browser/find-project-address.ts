/** The address of a project by its id or custom_id, null for an unknown one; rejects if the file cannot be read. */
export async function findProjectAddress(id: string): Promise<string | null> {
  const response = await fetch('/data/project-addresses.json');
  if (!response.ok) throw new Error(`${response.status}`);
  const addresses = (await response.json()) as Record<string, string>;
  return Object.hasOwn(addresses, id) ? (addresses[id] ?? null) : null;
}
