import { together } from '../support/together.js';

together(2, 6);
