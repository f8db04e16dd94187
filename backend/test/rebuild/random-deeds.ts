import { PurchasePackages } from '../../src/modules/billing/commands/purchase-packages.js';
import { AddProduct } from '../../src/modules/billing/commands/add-product.js';
import { AssignProgram, TakeProgram } from '../../src/modules/billing/commands/assign-program.js';
import { EditProduct } from '../../src/modules/billing/commands/edit-product.js';
import { PrepareSystemProducts } from '../../src/modules/billing/commands/prepare-system-products.js';
import { SetProductActivation } from '../../src/modules/billing/commands/set-product-activation.js';
import { NoteCardCustomer } from '../../src/modules/cards/commands/note-card-customer.js';
import { MakeFeed } from '../../src/modules/calendar/commands/make-feed.js';
import { NoteFeedRead } from '../../src/modules/calendar/commands/note-feed-read.js';
import { RevokeFeed } from '../../src/modules/calendar/commands/revoke-feed.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { NotePaymentCustomer } from '../../src/modules/farms/commands/note-payment-customer.js';
import {
  EndSubscription,
  NoteDeclinedSubscription,
  NoteSubscription,
} from '../../src/modules/farms/commands/note-subscription.js';
import { EnrolStudent } from '../../src/modules/enrollment/commands/enrol-student.js';
import { EnterFarm } from '../../src/modules/farms/commands/enter-farm.js';
import { SetFarmActivation } from '../../src/modules/farms/commands/set-farm-activation.js';
import { CreateHorse } from '../../src/modules/horses/commands/create-horse.js';
import { EditHorse } from '../../src/modules/horses/commands/edit-horse.js';
import { careDeeds } from './care-deeds.js';
import { horseFileDeeds } from './horse-file-deeds.js';
import { logoDeeds } from './logo-deeds.js';
import { riderDeeds } from './rider-deeds.js';
import { timeOffDeeds } from './time-off-deeds.js';
import { SetHorseActivation } from '../../src/modules/horses/commands/set-horse-activation.js';
import { ChangeLoginRole } from '../../src/modules/identity/commands/change-login-role.js';
import { CreateLogin } from '../../src/modules/identity/commands/create-login.js';
import { InviteAdministrator } from '../../src/modules/identity/commands/invite-administrator.js';
import { InviteToSignIn } from '../../src/modules/identity/commands/invite-to-sign-in.js';
import { RemoveLogin } from '../../src/modules/identity/commands/remove-login.js';
import { RequestPasswordLink } from '../../src/modules/identity/commands/request-password-link.js';
import { AddNote } from '../../src/modules/notes/commands/add-note.js';
import { AskSupport } from '../../src/modules/notes/commands/ask-support.js';
import { ChangeNote, DeleteNote } from '../../src/modules/notes/commands/change-note.js';
import { WriteBulkNote } from '../../src/modules/notes/commands/write-bulk-note.js';
import { WriteRemark } from '../../src/modules/notes/commands/write-remark.js';
import { ScheduleLesson } from '../../src/modules/scheduling/commands/schedule-lesson.js';
import { RecordReminderRound } from '../../src/modules/notifications/commands/record-reminder-round.js';
import { FitHorses } from '../../src/modules/people/commands/fit-horses.js';
import { NoteSkills } from '../../src/modules/people/commands/note-skills.js';
import { ConfirmLevel, DeclineLevel, ProposeLevel } from '../../src/modules/people/commands/rider-level.js';
import { AllowHorses } from '../../src/modules/people/commands/allow-horses.js';
import { AllowSections } from '../../src/modules/people/commands/allow-sections.js';
import { LinkStudents } from '../../src/modules/people/commands/link-students.js';
import { EditContact, EditRider, EditStaff } from '../../src/modules/people/commands/edit-person.js';
import { AddAdministrator, Hire } from '../../src/modules/people/commands/hire.js';
import { MergeAccounts } from '../../src/modules/people/commands/merge-accounts.js';
import { MergeRiders } from '../../src/modules/people/commands/merge-riders.js';
import { AddMember, OpenAccount } from '../../src/modules/people/commands/open-account.js';
import { SaveStaff } from '../../src/modules/people/commands/save-staff.js';
import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { AssignSectionHorse, AssignSectionStudent } from '../../src/modules/setup/commands/assign-to-section.js';
import { SaveRole } from '../../src/modules/setup/commands/save-role.js';
import { ResendInvitation } from '../../src/modules/identity/commands/resend-invitation.js';
import { SetRolePermissions } from '../../src/modules/setup/commands/set-role-permission.js';
import { v7 as uuid } from 'uuid';
import { erasureDeeds } from './erasure-deeds.js';
import { cardDeeds } from './card-deeds.js';
import { enquiryDeeds } from './enquiry-deeds.js';
import { familyDeeds } from './family-deeds.js';
import { importDeeds } from './import-deeds.js';
import { keyDeeds } from './key-deeds.js';
import { listDeeds } from './list-deeds.js';
import { moneyDeeds } from './money-deeds.js';
import { reportDeeds } from './report-deeds.js';
import { waiverDeeds } from './waiver-deeds.js';
import { webhookDeeds } from './webhook-deeds.js';
import type { populate } from './random-barn.js';
import { at, type Does, type Step } from './random-steps.js';

type Barn = Awaited<ReturnType<typeof populate>>;
type Deed = (dice: Step) => Promise<unknown>;

/** What changes people, horses, products, lists and settings, whose names stand in lessons. */
export function deedsAroundLessons(does: Does, barn: Barn): Deed[] {
  const { admin, students, horses, levels, skill, sections, products, instructors, role, program } = barn;
  const platform = { ...admin, userType: 'SPR' as const };
  const student = ({ who }: Step) => at(students, who);
  return [
    ({ how }) => does(admin, CreateHorse, { horseName: `New ${how}` }),
    ({ who, how }) => does(admin, EditHorse, { horseId: at(horses, who), horseName: `Horse ${how}` }),
    ({ who, far }) => does(admin, SetHorseActivation, { horseId: at(horses, who), active: far }),
    ...horseFileDeeds(does, barn),
    ...logoDeeds(does, barn),
    ...careDeeds(does, barn),
    ...timeOffDeeds(does, barn),
    (dice) => does(admin, EditContact, { personId: student(dice).personId, firstName: `Rider ${dice.how}` }),
    (dice) => does(admin, EditRider, { studentId: student(dice).studentId, level: `Level ${dice.how}` }),
    ({ who, how }) => does(admin, EditStaff, { instructorId: at(instructors, who), availability: `On day ${how}` }),
    ({ who, how }) =>
      does(admin, SaveStaff, {
        instructorId: at(instructors, who),
        contact: { firstName: `Teacher ${how}` },
        details: { colourId: null },
      }),
    ({ how }) => does(admin, Hire, { firstName: `Hand ${how}` }),
    ({ how }) => does(admin, AddAdministrator, { firstName: `Office ${how}` }),
    ({ how }) => does(admin, OpenAccount, { holder: { firstName: `Holder ${how}` }, holderRides: how % 2 === 0 }),
    (dice) =>
      does(admin, AddMember, { accountPersonId: student(dice).accountHolderId, firstName: `Member ${dice.how}` }),
    (dice) =>
      does(admin, AllowSections, {
        studentId: student(dice).studentId,
        sectionIds: dice.far ? sections : [],
        purpose: 'book',
      }),
    (dice) => does(admin, ProposeLevel, { studentId: student(dice).studentId, levelId: at(levels, dice.how) }),
    (dice) =>
      does(admin, ConfirmLevel, {
        studentId: student(dice).studentId,
        levelId: dice.far ? at(levels, dice.how) : null,
      }),
    (dice) => does(admin, DeclineLevel, { studentId: student(dice).studentId }),
    (dice) =>
      does(admin, NoteSkills, {
        studentId: student(dice).studentId,
        reached: dice.far ? [skill] : [],
        notYet: dice.far ? [] : [skill],
      }),
    ...riderDeeds(does, admin, student),
    (dice) =>
      does(admin, FitHorses, {
        studentId: student(dice).studentId,
        horseIds: dice.far ? horses.slice(0, 1) : horses.slice(1),
        kind: dice.how % 2 ? 'favourite' : 'not',
      }),
    (dice) =>
      does(admin, AllowHorses, { studentId: student(dice).studentId, horseIds: dice.far ? horses.slice(0, 2) : [] }),
    (dice) =>
      does(admin, LinkStudents, {
        instructorId: at(instructors, dice.who),
        studentIds: dice.far ? [student(dice).studentId] : [],
      }),
    (dice) => does(admin, SetPersonActivation, { personId: student(dice).personId, active: dice.how % 4 > 0 }),
    (dice) =>
      does(admin, CreateLogin, {
        personId: student(dice).personId,
        email: `rider-${student(dice).personId}@example.test`,
        userType: 'STU',
        passwordHash: 'none',
      }),
    (dice) => does(admin, RemoveLogin, { personId: student(dice).personId }),
    async (dice) => {
      const members = [{ firstName: `Rider ${dice.how}` }];
      const opened = await does(admin, OpenAccount, { holder: { firstName: `Other ${dice.how}` }, members });
      const lines = [{ productId: at(products, dice.who), studentId: at(opened.riders, 0).studentId }];
      const bill = { by: 'cash' as const, received: '2026-11-20', accountHolderId: opened.personId };
      await does(admin, PurchasePackages, { ...bill, lines });
      const accountId = student(dice).accountHolderId;
      const { studentId } = await does(admin, AddMember, {
        accountPersonId: accountId,
        firstName: `Rider ${dice.how}`,
      });
      const twice = { studentId: studentId ?? '', mergedId: at(opened.riders, 0).studentId };
      const day = { date: `2026-12-${10 + (dice.how % 20)}`, time: '07:00' };
      const [lessonId = ''] = await does(admin, ScheduleLesson, {
        sectionId: at(sections, dice.who),
        start: day,
        extraStaff: [],
        studentIds: [twice.mergedId],
        horseIds: [],
      });
      await does(admin, NoteCardCustomer, { personId: opened.personId, accountId: 'acct_2', customerId: 'cus_2' });
      await does(admin, AssignSectionStudent, {
        sectionId: at(sections, dice.how),
        id: twice.mergedId,
        assigned: true,
      });
      await does(admin, AddNote, {
        subject: { studentId: twice.mergedId },
        notes: 'Same girl',
        isPublic: true,
        pin: false,
        sendEmail: false,
      });
      await does(admin, MergeAccounts, { accountId, mergedId: opened.personId, riders: dice.far ? [twice] : [] });
      if (!dice.far) await does(admin, MergeRiders, twice);
      await does(admin, EnrolStudent, { lessonId, studentId: twice.studentId });
    },
    (dice) => {
      const personId = student(dice).accountHolderId;
      const email = `holder-${personId}@example.test`;
      return does(admin, RemoveLogin, { personId })
        .then(() => does(admin, InviteToSignIn, { personId, email, userType: 'STU' }))
        .then(() => does(admin, ResendInvitation, { personId }));
    },
    ({ far }) => does(admin, ChangeLoginRole, { loginId: barn.instructorLogin, roleId: far ? role : null }),
    () =>
      does(admin, RequestPasswordLink, {
        loginId: barn.instructorLogin,
        personId: barn.instructorPerson,
        purpose: 'reset',
      } as never),
    ({ far }) => does(admin, SetRolePermissions, { roleId: role, permissions: ['ASSIGN_HORSES'], held: far }),
    ({ how, far }) => does(admin, SaveRole, { ...(far && { id: role }), roleName: `Role ${how}` }),
    ({ how, who }) => does(admin, EditProduct, { productId: at(products, who), productName: `Product ${how}` }),
    ({ how }) =>
      does(admin, AddProduct, { productName: `Sold ${how}`, priceMinor: how, productCount: 2, expiresIn: 60 }),
    ({ who, far }) => does(admin, AssignProgram, { productId: at(products, who), programId: program, assigned: far }),
    async ({ who }) => {
      const link = { productId: at(products, who), programId: program };
      const linkId = await does(admin, AssignProgram, { ...link, assigned: true });
      if (linkId) await does(admin, TakeProgram, { linkId });
    },
    async ({ who, how, far }) => {
      const wish = { isPublic: far, pin: false, sendEmail: false };
      const note = { subject: { horseId: at(horses, who) }, notes: `Note ${how}` };
      const which = { noteId: await does(admin, AddNote, { ...wish, ...note }), among: ['horse'] as const };
      await does(admin, ChangeNote, { ...which, pin: true });
      await does(admin, DeleteNote, which);
      if (far) await does(admin, AddNote, { ...wish, ...note });
    },
    async ({ how }) => {
      await does(admin, AskSupport, { summary: `Question ${how}`, message: 'How?' });
      await does(admin, WriteBulkNote, { notes: `Note ${how} to all` });
    },
    async ({ who, far }) => {
      const horseId = at(horses, who);
      const feed = await does(admin, MakeFeed, { kind: 'horse', subjectId: horseId });
      await does(admin, NoteFeedRead, feed);
      await does(admin, RevokeFeed, feed);
      await does(admin, MakeFeed, { kind: 'horse', subjectId: horseId });
      await does(admin, SetHorseActivation, { horseId, active: false });
      await does(admin, SetHorseActivation, { horseId, active: true });
      if (far) await does(admin, MakeFeed, { kind: 'horse', subjectId: horseId });
    },
    ({ who, far }) =>
      does(admin, AssignSectionHorse, { sectionId: at(sections, who), id: at(horses, who), assigned: far }),
    (dice) =>
      does(admin, AssignSectionStudent, {
        sectionId: at(sections, dice.who),
        id: student(dice).studentId,
        assigned: dice.far,
      }),
    ({ who }) => does(admin, SetProductActivation, { productId: at(products, who), active: true }),
    () => does(admin, PrepareSystemProducts, undefined),
    ({ how }) => does(admin, ChangePreference, { field: 'makeup_expiry_days', value: 20 + (how % 20) }),
    ({ far }) =>
      does(admin, ChangePreference, { field: 'time_zone', value: far ? 'Europe/London' : 'America/Toronto' }),
    async ({ how }) => {
      const issued = { productName: `Issued ${how}`, priceMinor: 0, productCount: 1, expiresIn: 30 };
      const value = await does(admin, AddProduct, issued);
      await does(platform, ChangePreference, { field: 'makeup_product_id', value });
    },
    ({ how }) => does(platform, InviteAdministrator, { name: `Office ${how}`, email: `office-${uuid()}@example.test` }),
    () => does(platform, EnterFarm, {}),
    ({ far }) =>
      does(admin, SetFarmActivation, { active: far }).then(() => does(admin, SetFarmActivation, { active: true })),
    () => does(admin, NotePaymentCustomer, { customerId: 'cus_1' }),
    async ({ how }) => {
      await does(admin, NoteDeclinedSubscription, {});
      await does(admin, NoteSubscription, { subscriptionId: `sub_${how}`, planId: 'price_1' });
      await does(admin, EndSubscription, { subscriptionId: `sub_${how}` });
    },
    ({ how }) => does(admin, RecordReminderRound, { hour: 490_000 + (how % 10) }),
    ({ how }) => does(admin, WriteRemark, { remarks: [{ subjectId: admin.loginId, text: `Remark ${how}` }] }),
    ...importDeeds(does, barn),
    ...reportDeeds(does, barn),
    ...cardDeeds(does, barn),
    ...moneyDeeds(does, barn),
    ...waiverDeeds(does, barn),
    ...enquiryDeeds(does, barn),
    ...erasureDeeds(does, admin),
    ...familyDeeds(does, admin),
    ...keyDeeds(does, admin),
    ...webhookDeeds(does, admin),
    ...listDeeds(does, barn),
  ];
}
