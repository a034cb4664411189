/** Hooks that preact/compat lacks, and APIs that would couple islands to each other. */
const NOT_IN_ISLANDS = ['use', 'useActionState', 'useOptimistic', 'createContext', 'useContext'];
const ISLAND_PACKAGES = ['react', 'react-dom', 'embla-carousel', 'embla-carousel-*'];

/**
 * The import law, one row per room: which files it is, which folders it may import from besides itself, which packages.
 * A later row wins where two match a file; a flat config replaces a rule's options, so each room gets its own block.
 */
export const ROOMS = [
  { room: 'lib/domain', files: ['lib/domain/**'], imports: [], packages: [] },
  {
    room: 'lib/content',
    files: ['lib/content/**'],
    imports: ['lib/domain'],
    packages: ['server-only', 'zod', 'qrcode-generator', 'node:*'],
  },
  {
    room: 'lib/content/pages',
    files: ['lib/content/pages/**'],
    imports: ['lib/domain', 'lib/content/records', 'lib/content/set', 'lib/content/files'],
    packages: ['server-only', 'node:*'],
  },
  { room: 'lib/hosting', files: ['lib/hosting/**'], imports: ['lib/domain'], packages: [] },
  { room: 'lib/seo', files: ['lib/seo/**'], imports: ['lib/domain'], packages: ['schema-dts', 'next'] },
  { room: 'lib/browser', files: ['lib/browser/**'], imports: ['lib/domain'], packages: ['web-vitals'] },
  { room: 'A view', files: ['components/**'], imports: ['lib/domain'], packages: ['react'] },
  {
    room: 'The client',
    files: ['components/islands/**'],
    imports: [],
    packages: ['preact', 'preact/*', 'react', 'react-dom/client'],
  },
  {
    room: 'The registry of the client',
    files: ['components/islands/registry.ts'],
    imports: ['components'],
    packages: [],
  },
  {
    room: 'A list of capabilities',
    files: ['components/*parts.ts'],
    imports: ['components', 'lib/domain'],
    packages: ['react'],
  },
  {
    room: 'An enhancer, or what it starts',
    files: ['components/**/*.enhance{,.test}.ts', 'components/**/start-*.ts'],
    imports: ['lib/domain', 'lib/browser'],
    packages: [],
  },
  {
    room: 'An island or hook',
    files: ['components/**/*.island{,.test}.tsx', 'components/**/use-*.{ts,tsx}'],
    imports: ['lib/domain', 'lib/browser'],
    packages: ISLAND_PACKAGES,
    bannedFromReact: NOT_IN_ISLANDS,
  },
  // A page gets its data from its page kind, so that the hash of a partial build covers everything it shows.
  {
    room: 'app',
    files: ['app/**'],
    imports: ['components', 'lib/domain', 'lib/content/pages', 'lib/seo'],
    packages: ['react', 'next', 'next/font/local', 'next/navigation'],
  },
  // Renders every page of a content set of its own.
  {
    room: 'A test of all pages',
    files: ['app/**/*.test.tsx'],
    imports: ['components', 'lib/domain', 'lib/content', 'lib/seo'],
    packages: ['react'],
  },
  {
    room: 'editor',
    files: ['editor/**'],
    imports: ['lib/domain', 'lib/content', 'scripts/run'],
    packages: [
      'node:*',
      'zod',
      'sharp',
      'esbuild',
      'tailwindcss',
      'preact',
      'preact/*',
      'csv-parse/sync',
      'fflate',
      'read-excel-file/node',
    ],
  },
  { room: 'scripts', files: ['scripts/**'], imports: ['lib/domain', 'lib/content', 'lib/hosting'], packages: ['*'] },
  {
    room: 'server',
    files: ['server/**'],
    imports: ['lib/domain', 'lib/hosting'],
    packages: [
      'node:*',
      '@libsql/client',
      'libsql/*',
      'nodemailer',
      'csv-parse/sync',
      'esbuild',
      'site-facts',
      'workerd',
    ],
  },
  { room: 'bench', files: ['bench/**'], imports: ['scripts', 'components'], packages: ['*'] },
  {
    room: 'e2e',
    files: ['e2e/**'],
    imports: [],
    packages: ['node:*', '@playwright/test', 'axe-core', 'sharp', 'jsqr', 'ws'],
  },
  { room: 'The server of the browser tests', files: ['e2e/server/**'], imports: ['server'], packages: ['node:*'] },
];

/** The components that mark enhancers and islands, and the functions with which enhancers draw and notice that something is near. */
const MARKS = ['islands/Enhancer.tsx', 'islands/Island.tsx', 'islands/draw.ts'];
const PARTS = ['parts.ts', 'live-parts.ts'];

/**
 * Folders of each room, with the folders of the same room that each may import. No cycles.
 * @type {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>}
 */
export const FOLDERS = {
  'lib/domain': {
    picture: [],
    emi: ['site'],
    site: ['picture'],
    place: ['site', 'picture'],
    project: ['site', 'picture', 'place', 'emi'],
    buying: ['site', 'project', 'emi'],
    listing: ['site', 'picture', 'project'],
    search: ['site', 'project', 'listing', 'place', 'emi'],
    enquiry: ['site'],
    visitor: ['site', 'picture', 'project'],
    page: ['site', 'picture', 'place', 'project', 'listing', 'buying'],
    assistant: ['site', 'search'],
  },
  'lib/content': {
    schemas: [],
    files: ['schemas'],
    checks: ['files', 'schemas'],
    set: ['checks', 'files', 'schemas'],
    records: ['set', 'files', 'schemas'],
    pages: ['records', 'set', 'files'],
  },
  components: {
    ui: [],
    carousel: ['ui', ...MARKS],
    search: ['ui', ...MARKS],
    enquiry: ['ui', ...MARKS],
    layout: ['ui', ...MARKS, 'search', 'enquiry'],
    alerts: ['ui', 'enquiry'],
    assistant: ['ui', 'layout', 'enquiry'],
    map: ['ui', ...MARKS],
    listing: ['ui', ...MARKS, ...PARTS, 'layout', 'enquiry'],
    developer: ['ui', ...MARKS, 'layout', 'enquiry', 'listing'],
    visitor: ['ui', ...MARKS, 'layout', 'assistant', 'listing', 'enquiry'],
    place: ['ui', ...MARKS, ...PARTS, 'layout', 'enquiry', 'listing'],
    project: ['ui', ...MARKS, ...PARTS, 'carousel', 'layout', 'enquiry', 'listing', 'developer', 'visitor', 'buying'],
    home: ['ui', ...MARKS, ...PARTS, 'carousel', 'layout', 'enquiry', 'search', 'developer'],
    site: ['ui', ...MARKS, ...PARTS, 'layout', 'enquiry'],
    buying: ['ui', ...MARKS, 'layout'],
  },
  'lib/browser': {
    enquiry: [],
    search: ['read-data.ts', 'reduced-motion.ts', 'device-text.ts'],
    visitor: ['device-text.ts'],
  },
  server: {
    static: [],
    store: [],
    enquiry: ['static', 'store', 'settings.ts'],
    visitor: ['enquiry', 'store'],
    delivery: ['enquiry', 'store', 'capabilities.ts'],
    alerts: ['enquiry', 'store', 'person', 'capabilities.ts'],
    person: ['enquiry', 'store'],
    office: ['enquiry', 'static', 'store', 'person', 'visitor', 'settings.ts', 'capabilities.ts'],
    command: ['enquiry', 'store', 'person', 'office', 'settings.ts', 'parts.ts'],
    worker: [
      ...['hosted-endpoint.ts', 'read-site-facts.ts', 'core.ts', 'monitor.ts', 'settings.ts'],
      ...['enquiry', 'store', 'office'],
    ],
    function: ['hosted-endpoint.ts', 'read-site-facts.ts', 'core.ts', 'static', 'store', 'office', 'worker'],
  },
  editor: { entries: [], sheet: ['entries'], server: ['entries', 'sheet'], client: ['server', 'entries', 'sheet'] },
  scripts: {
    run: [],
    build: ['run', 'hosting'],
    hosting: ['run', 'build/export'],
    publish: ['run'],
    preview: ['run', 'build/pictures'],
    'content-sets': ['run'],
    checks: ['run', 'hosting', 'publish', 'build/cards'],
    lint: ['run', 'build/partial'],
  },
  e2e: {
    steps: [],
    server: [],
    ...Object.fromEntries(
      ['shell', 'home', 'search', 'listing', 'project', 'enquiry', 'visitor', 'site', 'office', 'edit'].map((name) => [
        name,
        ['steps'],
      ]),
    ),
    audits: ['steps'],
    pictures: ['steps'],
    engines: ['steps'],
  },
};

/** The room of a row's first pattern: 'lib/domain' of 'lib/domain/site/**'. @param {string} pattern */
export const roomOf = (pattern) =>
  Object.keys(FOLDERS).find((room) => pattern.startsWith(`${room}/`)) ?? pattern.split('/**')[0] ?? '';

/**
 * One row per folder of a room: same packages and other rooms, but only the permitted folders of its own room.
 * @template {{ room: string, files: string[], imports: string[] }} Row
 * @param {Row} row
 * @returns {Row[]}
 */
export function folderRows(row) {
  const room = row.files[0]?.split('/**')[0] ?? '';
  return Object.entries(FOLDERS[room] ?? {}).map(([name, imports]) => ({
    ...row,
    room: row.room === room ? `${room}/${name}` : `${row.room} of ${room}/${name}`,
    files: row.files.map((file) => file.replace(room, `${room}/${name}`)),
    imports: [...row.imports, ...imports.map((other) => `${room}/${other}`)],
  }));
}
