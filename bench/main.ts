import { benchBuild } from './build';
import { benchPages } from './pages';
import { benchSearch } from './search';
import { benchWalk } from './walk';

const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = {
  build: benchBuild,
  pages: benchPages,
  search: benchSearch,
  walk: benchWalk,
};

const bench = BENCHMARKS[process.argv[2] ?? ''];
if (bench) void bench();
else {
  console.error(`npm run bench -- ${Object.keys(BENCHMARKS).join(' | ')}`);
  process.exitCode = 2;
}
