const path = require('node:path');

/** Of all workspaces only the staff screens shorten their imports; dependency-cruiser reads this as it would a webpack configuration. */
module.exports = { resolve: { alias: { '@': path.resolve('admin-ui/src') } } };
