import { unitTests } from '../support/run-together.js';

unitTests(1, 3);
