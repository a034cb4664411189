import { backUp, restore } from './command/backup';
import { importLeads } from './command/import';
import { listEnquiries } from './command/list';
import { eraseOne, exportOne } from './command/person';
import { addUser, hashOne, listUsers, removeUser } from './command/users';

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  person: exportOne,
  erase: eraseOne,
  backup: backUp,
  restore,
  import: importLeads,
  'add-user': addUser,
  'remove-user': removeUser,
  users: listUsers,
  'hash-password': hashOne,
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

/** No command has options but the list: another would be taken for a file or a name. */
async function run(): Promise<void> {
  if (process.argv.some((arg) => /^(?:--help|-h)$/.test(arg))) return listEnquiries(['--help']);
  const option = command && args.find((arg) => arg.startsWith('-'));
  if (option) throw new Error(`Not understood: ${option} (npm run enquiries -- --help)`);
  return command ? command(args) : listEnquiries(process.argv.slice(2));
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
