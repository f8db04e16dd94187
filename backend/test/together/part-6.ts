import { together } from '../support/together.js';

together(6, 6);
