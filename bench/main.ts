import { benchBuild } from './build';
import { benchPages } from './pages';
import { benchSearch } from './search';

const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = {
  build: benchBuild,
  pages: benchPages,
  search: benchSearch,
};

const bench = BENCHMARKS[process.argv[2] ?? ''];
if (bench) void bench();
else {
  console.error(`npm run bench -- ${Object.keys(BENCHMARKS).join(' | ')}`);
  process.exitCode = 2;
}
