import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accessFile, labelsFile } from './client-files.js';
import { describedApp } from './described-app.js';
import { routesOf } from './platform/auth/undeclared-routes.js';
import { accessTable } from './platform/http/access-table.js';
import { describeApi } from './platform/http/describe-api.js';

const [json = 'openapi.json', folder = '.'] = process.argv.slice(2);
const app = await describedApp();
const document = describeApi(app);
mkdirSync(folder, { recursive: true });
writeFileSync(json, `${JSON.stringify(document, null, 2)}\n`);
writeFileSync(path.join(folder, 'access.ts'), accessFile(accessTable(routesOf(app), document)));
writeFileSync(path.join(folder, 'labels.ts'), labelsFile(document));
process.exit(0);
