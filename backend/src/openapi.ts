import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accessFile, labelsFile } from './client-files.js';
import { describedApp } from './described-app.js';
import { errorPage } from './error-page.js';
import { routesOf } from './platform/auth/undeclared-routes.js';
import { errorCatalogues } from './platform/errors/error-catalogue.js';
import { accessTable } from './platform/http/access-table.js';
import { describeApi } from './platform/http/describe-api.js';

const [json = 'openapi.json', folder = '.', errors = 'errors.md'] = process.argv.slice(2);
const app = await describedApp();
const document = describeApi(app);
mkdirSync(folder, { recursive: true });
writeFileSync(json, `${JSON.stringify(document, null, 2)}\n`);
writeFileSync(path.join(folder, 'access.ts'), accessFile(accessTable(routesOf(app), document)));
writeFileSync(path.join(folder, 'labels.ts'), labelsFile(document));
writeFileSync(errors, errorPage(errorCatalogues()));
process.exit(0);
