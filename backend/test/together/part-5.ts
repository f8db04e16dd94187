import { together } from '../support/together.js';

together(5, 6);
