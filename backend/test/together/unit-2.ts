import { unitTests } from '../support/run-together.js';

unitTests(2, 3);
