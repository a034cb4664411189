import type { OfficeUsers } from '../store/office-users';

/**
 * Makes the users of the inbox those of a setting, where no command reaches the database: one `name hash` a line, as
 * `npm run enquiries -- hash-password NAME` prints it. Without the setting nobody changes.
 */
export async function setUsers(users: OfficeUsers, setting: string | undefined): Promise<void> {
  if (setting === undefined) return;
  const hashes = new Map(
    setting
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([name, hash]) => (name && hash ? [[name.toLowerCase(), hash] as const] : [])),
  );
  for (const [name, hash] of hashes) if ((await users.passwordOf(name)) !== hash) await users.setUser(name, hash);
  for (const name of await users.names()) if (!hashes.has(name)) await users.removeUser(name);
}
