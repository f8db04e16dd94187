import { Module } from '@nestjs/common';
import { PeopleController } from './http/people.controller.js';
import { RestPeopleController } from './http/rest-people.controller.js';

@Module({ controllers: [PeopleController, RestPeopleController] })
export class PeopleModule {}
