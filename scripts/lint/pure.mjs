const message = 'Time and chance arrive in the command: what decides must give the same answer again.';
const forbidden = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'DateTime.now',
  'DateTime.local',
  'DateTime.utc',
  'crypto.randomUUID',
]);
const pureWithArguments = new Set(['DateTime.local', 'DateTime.utc']);

const nameOf = (node) => (node.type === 'MemberExpression' ? `${node.object.name}.${node.property.name}` : node.name);

/** Forbids reading the clock and random numbers. */
const noClockOrChance = {
  create: (context) => ({
    NewExpression(node) {
      if (nameOf(node.callee) === 'Date' && node.arguments.length === 0) context.report({ node, message });
    },
    CallExpression(node) {
      const name = nameOf(node.callee);
      if (forbidden.has(name) && !(pureWithArguments.has(name) && node.arguments.length))
        context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'pure' }, rules: { 'no-clock-or-chance': noClockOrChance } };
