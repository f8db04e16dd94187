import { unitTests } from '../support/run-together.js';

unitTests(3, 3);
