export { ForgetRows } from './commands/forget-rows.js';
