import { peopleAnswers } from './answers.js';
import { notFound } from '../../platform/errors/refusal.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { AddRelativeHandler } from './commands/add-relative.js';
import { AnswerTimeOffHandler, NoteTimeOffHandler, WithdrawTimeOffHandler } from './commands/answer-time-off.js';
import { AskTimeOffHandler } from './commands/ask-time-off.js';
import { AllowHorsesHandler } from './commands/allow-horses.js';
import { AllowSectionsHandler } from './commands/allow-sections.js';
import { EditContactHandler, EditRiderHandler, EditStaffHandler } from './commands/edit-person.js';
import { EraseOldCardsHandler } from './commands/erase-old-cards.js';
import { ErasePeopleHandler } from './commands/erase-people.js';
import { AddAdministratorHandler, HireHandler } from './commands/hire.js';
import { LinkStudentsHandler } from './commands/link-students.js';
import { MergeAccountsHandler } from './commands/merge-accounts.js';
import { MergeRidersHandler } from './commands/merge-riders.js';
import { AddMemberHandler, OpenAccountHandler, OpenAccountsHandler } from './commands/open-account.js';
import { ConfirmLevelHandler, DeclineLevelHandler, ProposeLevelHandler } from './commands/rider-level.js';
import { FitHorsesHandler } from './commands/fit-horses.js';
import { NoteSkillsHandler } from './commands/note-skills.js';
import { NoteEmergencyCardHandler } from './commands/note-emergency-card.js';
import { AnswerPhotoConsentHandler } from './commands/answer-photo-consent.js';
import { NoteMeasuresHandler } from './commands/note-measures.js';
import { RemovePeopleHandler } from './commands/remove-people.js';
import { SaveStaffHandler } from './commands/save-staff.js';
import { SetPeopleActivationHandler } from './commands/set-people-activation.js';
import { SetPersonActivationHandler } from './commands/set-person-activation.js';
import { SetWeeklyHoursHandler } from './commands/set-weekly-hours.js';
import { peopleEvents } from './events.js';
import { ActivationController } from './http/activation.controller.js';
import { AddPeopleController } from './http/add-people.controller.js';
import { EditPeopleController } from './http/edit-people.controller.js';
import { HorseAccessController } from './http/horse-access.controller.js';
import { LinkedStudentsController } from './http/linked-students.controller.js';
import { SectionAccessController } from './http/section-access.controller.js';
import { MergeAccountsController } from './http/merge-accounts.controller.js';
import { MergeRidersController } from './http/merge-riders.controller.js';
import { PeopleController } from './http/people.controller.js';
import { FittingHorsesController } from './http/fitting-horses.controller.js';
import { ProgressController } from './http/progress.controller.js';
import { EmergencyCardsController } from './http/emergency-cards.controller.js';
import { PhotoConsentsController } from './http/photo-consents.controller.js';
import { MeasuresController } from './http/measures.controller.js';
import { RiderLevelsController } from './http/rider-levels.controller.js';
import { RestPeopleController } from './http/rest-people.controller.js';
import { RestStaffController } from './http/rest-staff.controller.js';
import { StaffGroupsController } from './http/staff-groups.controller.js';
import { StaffTimeOffController } from './http/staff-time-off.controller.js';
import { StaffController } from './http/staff.controller.js';
import { WeeklyHoursController } from './http/weekly-hours.controller.js';
import { CardEraser, CardSchedule } from './jobs/erase-cards.js';
import { ListAccountsHandler } from './queries/accounts.js';
import { ListLinkedStudentsHandler } from './queries/linked-students.js';
import { ListStaffGroupsHandler, ListStaffOfGroupHandler } from './queries/staff-groups.js';
import { GetStaffHandler, ListStaffHandler, ListStaffOptionsHandler, ReadStaffPersonHandler } from './queries/staff.js';
import { ListLookalikesHandler } from './queries/lookalikes.js';
import { PreviewActivationsHandler } from './queries/preview-activations.js';
import { PreviewActivationHandler } from './queries/preview-activation.js';
import { PreviewMergeHandler } from './queries/preview-merge.js';
import { PreviewRiderMergeHandler } from './queries/preview-rider-merge.js';
import { ListLevelProposalsHandler, ReadRiderLevelHandler } from './queries/rider-level.js';
import { ListFittingHorsesHandler } from './queries/fitting-horses.js';
import { ListPhotoConsentsHandler, ReadPhotoConsentHandler } from './queries/photo-consent.js';
import { ListReadyRidersHandler } from './queries/ready-riders.js';
import { ReadProgressHandler } from './queries/progress.js';
import { ListEmergencyCardsHandler, ReadEmergencyCardHandler } from './queries/emergency-card.js';
import { ReadMeasuresHandler } from './queries/measures.js';
import { HasCardsDueHandler } from './queries/cards-due.js';
import { ListTimeOffHandler } from './queries/time-off.js';
import { ReadWeeklyHoursHandler } from './queries/weekly-hours.js';
import { ReadStudentHandler } from './queries/student.js';
import { ListStudentHorsesHandler } from './queries/student-horses.js';
import { ListAddSectionsHandler, ListAllowedSectionsHandler } from './queries/student-sections.js';
import { ListStudentsHandler } from './queries/students.js';
import { ReadUserClientsHandler } from './queries/user-clients.js';
import { account } from './records/account.js';
import { staff } from './records/staff.js';
import { student } from './records/student.js';
import { InstructorStudent } from './tables/instructor-student.entity.js';
import { Instructor } from './tables/instructor.entity.js';
import { Person } from './tables/person.entity.js';
import { RiderLevel } from './tables/rider-level.entity.js';
import { EmergencyCard } from './tables/emergency-card.entity.js';
import { PhotoConsent } from './tables/photo-consent.entity.js';
import { RiderMeasure } from './tables/rider-measure.entity.js';
import { RiderSkill } from './tables/rider-skill.entity.js';
import { StaffHours } from './tables/staff-hours.entity.js';
import { StaffTimeOff } from './tables/staff-time-off.entity.js';
import { StudentHorseFit } from './tables/student-horse-fit.entity.js';
import { StudentHorse } from './tables/student-horse.entity.js';
import { StudentSection } from './tables/student-section.entity.js';
import { Student } from './tables/student.entity.js';

@BarnModule({
  name: 'people',
  records: [student, account, staff],
  entities: [
    Person,
    Student,
    RiderLevel,
    EmergencyCard,
    PhotoConsent,
    RiderMeasure,
    RiderSkill,
    StudentHorseFit,
    Instructor,
    InstructorStudent,
    StaffHours,
    StaffTimeOff,
    StudentHorse,
    StudentSection,
  ],
  publishes: [
    Person,
    Student,
    RiderLevel,
    EmergencyCard,
    PhotoConsent,
    RiderMeasure,
    RiderSkill,
    StudentHorseFit,
    Instructor,
    InstructorStudent,
    StaffHours,
    StaffTimeOff,
    StudentHorse,
    StudentSection,
  ],
  answers: peopleAnswers,
  events: peopleEvents,
  violations: { instructor_colour_id_fkey: () => notFound('The colour') },
  controllers: [
    ActivationController,
    AddPeopleController,
    EditPeopleController,
    HorseAccessController,
    LinkedStudentsController,
    MergeAccountsController,
    MergeRidersController,
    PeopleController,
    RestPeopleController,
    FittingHorsesController,
    EmergencyCardsController,
    PhotoConsentsController,
    MeasuresController,
    ProgressController,
    RiderLevelsController,
    RestStaffController,
    StaffController,
    StaffGroupsController,
    StaffTimeOffController,
    WeeklyHoursController,
    SectionAccessController,
  ],
  handlers: [
    AddAdministratorHandler,
    AddMemberHandler,
    AddRelativeHandler,
    AnswerTimeOffHandler,
    AskTimeOffHandler,
    NoteTimeOffHandler,
    WithdrawTimeOffHandler,
    ListTimeOffHandler,
    ReadWeeklyHoursHandler,
    SetWeeklyHoursHandler,
    AllowHorsesHandler,
    AllowSectionsHandler,
    EditContactHandler,
    EditRiderHandler,
    EditStaffHandler,
    CardEraser,
    CardSchedule,
    EraseOldCardsHandler,
    HasCardsDueHandler,
    ErasePeopleHandler,
    HireHandler,
    LinkStudentsHandler,
    MergeAccountsHandler,
    MergeRidersHandler,
    OpenAccountHandler,
    OpenAccountsHandler,
    ConfirmLevelHandler,
    DeclineLevelHandler,
    ProposeLevelHandler,
    FitHorsesHandler,
    ListFittingHorsesHandler,
    NoteEmergencyCardHandler,
    AnswerPhotoConsentHandler,
    NoteMeasuresHandler,
    NoteSkillsHandler,
    RemovePeopleHandler,
    SaveStaffHandler,
    SetPeopleActivationHandler,
    SetPersonActivationHandler,
    GetStaffHandler,
    ListAccountsHandler,
    ListAddSectionsHandler,
    ListAllowedSectionsHandler,
    ListLinkedStudentsHandler,
    ListStaffGroupsHandler,
    ListStaffHandler,
    ListStaffOfGroupHandler,
    ListStaffOptionsHandler,
    ListLookalikesHandler,
    ListStudentHorsesHandler,
    ListStudentsHandler,
    ReadStaffPersonHandler,
    PreviewActivationHandler,
    PreviewActivationsHandler,
    PreviewMergeHandler,
    PreviewRiderMergeHandler,
    ListLevelProposalsHandler,
    ListReadyRidersHandler,
    ReadRiderLevelHandler,
    ListEmergencyCardsHandler,
    ReadEmergencyCardHandler,
    ListPhotoConsentsHandler,
    ReadPhotoConsentHandler,
    ReadMeasuresHandler,
    ReadProgressHandler,
    ReadStudentHandler,
    ReadUserClientsHandler,
  ],
})
export class PeopleModule {}
