/** What other modules may know of notes: how to write one. The table `remark` is published; its `subject_id` is what the text is about. */
export { WriteRemark, type RemarkText } from './commands/write-remark.js';
