import { startSite } from './start-site';

const [option] = process.argv.slice(2);
if (option !== undefined) {
  console.error(
    `Unknown option '${option}'. Settings are variables, as in PORT=8080 npm run serve: docs/operations.md.`,
  );
  process.exit(2);
}
startSite().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
