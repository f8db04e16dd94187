import { together } from '../support/together.js';

together(4, 6);
