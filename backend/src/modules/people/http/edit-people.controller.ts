import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { seenAmong } from '../../../platform/event-store/refuse-stale-row.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { detailsOf } from '../../../platform/records/record.js';
import { columnNames } from '../../../platform/records/record-list.js';
import { EditContact, EditRider } from '../commands/edit-person.js';
import { dateOfBirth } from '../domain/date-of-birth.js';
import { located, named, reached } from '../records/person.js';
import { riding } from '../records/student.js';
import { personRecord, savedPerson, warningsAbout } from '../queries/saved-people.js';
import { ReadStudent, studentDetails, studentRecord } from '../queries/student.js';
import { CreateContactInput, EditNameInput, StudentQuery, UpdateStudentInput } from './people.inputs.js';
import { ClientReply, OneStudentReply, PersonReply } from './edited-people.replies.js';

@ApiTags('people')
@Controller()
export class EditPeopleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Families edit their own people. G11 */
  @Post('people/editName')
  @HttpCode(200)
  @Allow({ adm: true, stu: 'holder' })
  @ApiOkResponse({ type: PersonReply })
  async name(@FromCaller() caller: Caller, @Body() input: EditNameInput): Promise<PersonReply> {
    const { person_id: personId, firstName, lastName } = input;
    const seen = seenAmong(personRecord, input.version, NAME);
    return this.commands.execute(
      new EditContact(caller, { personId, firstName, lastName, seen }).answering(async (sql) => {
        const person = await savedPerson(sql, personId);
        const now = { firstName: person.first_name, lastName: person.last_name, personId };
        return { person, warnings: await warningsAbout(sql, caller, now) };
      }),
    );
  }

  /** What is left out stays as it is. Staff edit themselves, families their own people. R157 G11 */
  @Post('people/createNewContact')
  @HttpCode(200)
  @Allow({ adm: true, ins: true, stu: 'holder' })
  @ApiOkResponse({ type: ClientReply })
  async contact(@FromCaller() caller: Caller, @Body() input: CreateContactInput): Promise<ClientReply> {
    const { person_id: personId, email, phone1, phone2, ...address } = input;
    const sent = { ...address, contact_email: email, contact_mobile: phone1, contact_homephone: phone2 };
    const contact = detailsOf({ fields: REACHED }, sent);
    const seen = seenAmong(personRecord, input.version, CONTACT);
    return this.commands.execute(
      new EditContact(caller, { personId, ...contact, seen }).answering(async (sql) => {
        const [client, warnings] = await Promise.all([
          savedPerson(sql, personId),
          warningsAbout(sql, caller, { email, phones: [phone1, phone2], personId }),
        ]);
        return { client, warnings };
      }),
    );
  }

  @Get('students/student')
  @Allow({ adm: true, ins: 'VIEW_CLIENT_PROFILE', stu: 'riders' })
  @ApiOkResponse({ type: OneStudentReply })
  async student(
    @FromCaller() caller: Caller,
    @Query() { person_id: personId }: StudentQuery,
  ): Promise<OneStudentReply> {
    return { student: await this.queries.execute(new ReadStudent(caller, { personId })) };
  }

  /** The wire's notes are the table's general notes. R251 */
  @Post('students/update')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneStudentReply })
  async update(@FromCaller() caller: Caller, @Body() input: UpdateStudentInput): Promise<OneStudentReply> {
    const { id: studentId, year, month, day, date_of_birth: date } = input;
    const details = { ...detailsOf({ fields: riding }, input), dateOfBirth: dateOfBirth({ year, month, day, date }) };
    const seen = seenAmong(studentRecord, input.version, RIDER);
    return this.commands.execute(
      new EditRider(caller, { studentId, ...details, seen }).answering(async (sql, _, { actor }) => ({
        student: await studentDetails(sql, actor, { studentId }),
      })),
    );
  }
}

/** Each form of a person holds some of what is changed of them. */
const NAME = columnNames({ fields: named });
const REACHED = { ...reached, ...located } as const;
const CONTACT = columnNames({ fields: REACHED });
const RIDER = columnNames({ fields: riding });
