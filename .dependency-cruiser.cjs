/** The house rules of docs/architecture.md, as npm test checks them. Each is broken once in scripts/test/architecture.test.mjs. */
const room = '^backend/src/modules/([^/]+)/';
const specs = '\\.spec\\.ts$';
const frameworks =
  'node_modules/(@nestjs|@fastify|fastify|typeorm|pg|bullmq|ioredis|nodemailer|puppeteer|stripe|class-validator|class-transformer|rxjs)/';

/** Which features of the staff screens a feature uses, from the top down; whoever is not named here uses none. */
const features = {
  staff: ['clients', 'lessons', 'notes', 'feeds'],
  clients: ['calendar', 'lessons', 'money', 'notes'],
  reports: ['calendar', 'horses', 'money'],
  platform: ['setup'],
  setup: ['day', 'feeds'],
  calendar: ['lessons'],
  day: ['lessons', 'horses'],
  lessons: ['horses', 'money', 'notes'],
  horses: ['notes', 'feeds'],
};
const screens = '^admin-ui/src/';
/** Tests look around the whole house. */
const tests = ['\\.(spec|stories)\\.tsx?$', '/testing/'];

/** A floor of the screens uses what is below it. */
const floor = (name, comment, below, above, ui = screens) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `${ui}(${below.join('|')})/`, pathNot: tests },
  to: { path: `${ui}(${above.join('|')})/` },
});
const portal = (name, comment, below, above) => floor(name, comment, below, above, '^client-ui/src/');

const feature = (name, from, uses) => ({
  name,
  comment: 'Features of the staff screens use each other in one direction: what may be used is listed above.',
  severity: 'error',
  from: { path: `${screens}features/${from}/`, pathNot: tests },
  to: { path: `${screens}features/`, pathNot: [`${screens}features/(${uses.join('|')})/`] },
});

module.exports = {
  forbidden: [
    {
      name: 'platform-knows-no-module',
      comment: 'The platform is technical and serves every module alike.',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/(modules|seed)/' },
    },
    {
      name: 'modules-meet-in-contracts',
      comment: 'A module is a room; contracts.ts is its door. Only integration specs may look around the whole house.',
      severity: 'error',
      from: { path: room, pathNot: '\\.int\\.spec\\.ts$' },
      to: { path: '^backend/src/modules/', pathNot: ['^backend/src/modules/$1/', '/contracts\\.ts$'] },
    },
    {
      name: 'planning-stands-alone',
      comment: 'Scheduling is told what happens to lessons; who rides, who pays and who looks is not its business.',
      severity: 'error',
      from: { path: '^backend/src/modules/scheduling/' },
      to: { path: '^backend/src/modules/(enrollment|billing|calendar)/' },
    },
    {
      name: 'rosters-know-no-money',
      comment: 'Enrollment says what becomes of a place; billing hears it.',
      severity: 'error',
      from: { path: '^backend/src/modules/enrollment/', pathNot: '\\.int\\.spec\\.ts$' },
      to: { path: '^backend/src/modules/billing/' },
    },
    {
      name: 'nobody-needs-the-calendar',
      comment:
        'The calendar reads everybody, so nobody may need it; reports and public pages look at the same lessons.',
      severity: 'error',
      from: { path: '^backend/src/modules/', pathNot: '^backend/src/modules/(calendar|reports|public-pages)/' },
      to: { path: '^backend/src/modules/calendar/' },
    },
    {
      name: 'simulators-stand-apart',
      comment: 'A simulator is reached over HTTP like the provider it stands for.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: specs },
      to: { path: '^backend/simulators/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'What decides knows no framework, no clock and no I/O: those facts arrive as values.',
      severity: 'error',
      from: { path: `${room}domain/`, pathNot: specs },
      to: {
        path: [
          frameworks,
          '^backend/src/platform/(auth|config|database|files|jobs|mail|payments|pdf|lifecycle|logging)/',
          '^backend/src/modules/[^/]+/(commands|steps|facts|queries|projections|policies|jobs|emails|http)/',
        ],
      },
    },
    {
      name: 'domain-does-no-io',
      comment: 'Node itself is outside, too.',
      severity: 'error',
      from: { path: `${room}domain/`, pathNot: specs },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'decisions-know-no-framework',
      comment:
        'Commands, their facts and steps, policies and projections are handed their barn; of the framework they know the bus alone, and what decides stands in domain/.',
      severity: 'error',
      from: { path: `${room}(commands|steps|facts|policies|projections)/`, pathNot: specs },
      to: { path: frameworks, pathNot: 'node_modules/@nestjs/cqrs/' },
    },
    {
      name: 'screens-know-only-the-api',
      comment: 'A screen reaches the backend through the generated client alone.',
      severity: 'error',
      from: { path: '^(admin-ui|client-ui)/' },
      to: { path: '^(backend|admin-ui|client-ui|e2e|scripts)/', pathNot: '^$1/' },
    },
    {
      name: 'api-client-knows-nobody',
      comment: 'The client is generated from the contract, and imports nothing of ours.',
      severity: 'error',
      from: { path: '^api-client/' },
      to: { path: '^(backend|admin-ui|client-ui|e2e|scripts)/' },
    },
    floor(
      'data-draws-nothing',
      'What the screens know is drawn above.',
      ['data'],
      ['ui', 'features', 'app', 'testing'],
    ),
    floor('parts-know-no-feature', 'A part stands on any screen.', ['ui'], ['features', 'app', 'testing']),
    floor(
      'features-know-no-app',
      'Routes, menu and work area are told what there is.',
      ['features'],
      ['app', 'testing'],
    ),
    ...Object.entries(features).map(([name, uses]) => feature(`${name}-uses-what-is-below`, name, [name, ...uses])),
    feature('others-use-no-feature', `(?!(?:${Object.keys(features).join('|')})/)([^/]+)`, ['$1']),
    portal(
      'portal-features-know-no-app',
      'A page of the portal is told where it stands.',
      ['features'],
      ['app', 'testing'],
    ),
    portal(
      'portal-parts-know-no-feature',
      'What several features share knows none of them.',
      ['components', 'ui', 'requests', 'family', 'session', 'connection', 'format'],
      ['app', 'features', 'testing'],
    ),
    portal(
      'portal-ui-knows-no-barn',
      'What draws is told what to draw.',
      ['ui', 'format'],
      ['components', 'requests', 'family', 'session', 'connection'],
    ),
    portal(
      'portal-texts-know-nobody',
      'Whoever says something asks for its words; they ask nobody.',
      ['i18n'],
      ['app', 'features', 'components', 'ui', 'requests', 'family', 'session', 'connection', 'format', 'testing'],
    ),
    portal(
      'portal-requests-draw-nothing',
      'What is asked and kept is drawn above.',
      ['requests', 'family', 'connection', 'format'],
      ['components', 'ui'],
    ),
    {
      name: 'features-stand-alone',
      comment: 'A feature of the portal can be removed by removing its folder.',
      severity: 'error',
      from: { path: '^client-ui/src/features/([^/]+)/' },
      to: { path: '^client-ui/src/features/', pathNot: '^client-ui/src/features/$1/' },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one file. Types may refer to each other, so the backend is looked at as built: without them.',
      severity: 'error',
      from: { path: '^(backend/dist|admin-ui|client-ui|api-client)/' },
      to: { circular: true },
    },
    {
      name: 'nothing-missing',
      comment: 'An import that leads nowhere would make every other rule blind.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/generated/', '^backend/dist/.*\\.spec\\.js$'] },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: 'scripts/lint/aliases.cjs' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
