import { absent, conflict, errorCatalogue, fieldError, unusable } from '../../../platform/errors/error-catalogue.js';

export const enquiryErrors = errorCatalogue('enquiries', {
  enquiries_off: conflict('This barn takes no enquiries here.'),
  enquiry_form_old: conflict('This form was open for a long time. Please send it again.'),
  enquiry_form_quick: conflict('That was very quick. Please wait a moment and send it again.'),
  enquiry_form_forged: fieldError('stamp', unusable('This form cannot be used. Please open the page again.')),
  enquiry_unproven: fieldError('proof', unusable('Your browser has not finished its check. Please send it again.')),
  too_many_enquiries: conflict('Too much is being sent at the moment. Please phone the barn, or try again tomorrow.'),
  guests_off: conflict('This barn gives no places here. Please ask by its public page, or phone.'),
  lesson_not_asked_for: absent('This lesson is not to be asked for. Please choose another one.'),
  lesson_over: conflict('This lesson can no longer be asked for. Please choose another one.'),
  lesson_full: conflict('The last place has just gone. Please choose another lesson.'),
  weight_missing: fieldError('rider_weight', unusable('Please say what the rider weighs')),
  enquiry_without_lesson: conflict('No lesson was asked for here.'),
  enquiry_has_client: conflict('It is a client’s enquiry by now. Choose who of that account rides.'),
  place_given_already: conflict('The place was given already.'),
  enquiry_gone: absent('This enquiry is no longer kept. Please write again from the barn’s page.'),
  enquiry_unconfirmed: conflict('Nobody has confirmed this address yet, so that nothing is mailed to it.'),
  enquiry_unanswered: conflict('You have written several times. Please wait for an answer, or phone.'),
  enquiry_full: conflict('Too much was written here. Please write a mail, or phone.'),
  enquiry_answered_meanwhile: conflict('Something was written here meanwhile. Read it before you answer.'),
});
