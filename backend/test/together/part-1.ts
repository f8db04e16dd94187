import { together } from '../support/together.js';

together(1, 6);
