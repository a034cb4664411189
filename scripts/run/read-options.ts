import { basename } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What a command is asked for. `--help`, and an option that the command does not have, list its options and end it. */
export function readOptions<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(formatOptions(config));
    process.exit(0);
  }
  try {
    const withArgs: T = { args, ...config };
    return parseArgs(withArgs);
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    console.error(`${reason}.\n${formatOptions(config)}`);
    process.exit(2);
  }
}

/** `npm run edit -- …` and its options, each with what stands where it is left out. */
function formatOptions({ options = {}, allowPositionals = false }: ParseArgsConfig): string {
  const name = process.env['npm_lifecycle_event'] ?? basename(process.argv[1] ?? '');
  const lines = Object.entries(options).map(
    ([option, { type, default: usual }]) =>
      `  --${option}${type === 'string' ? ' …' : ''}${usual ? ` (${String(usual)})` : ''}`,
  );
  const words = [...(allowPositionals ? ['…'] : []), ...(lines.length > 0 ? ['OPTIONS'] : [])];
  return [`npm run ${name}${words.length > 0 ? ` -- ${words.join(' ')}` : ''}`, ...lines].join('\n');
}
