import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { QuizController } from './quiz.controller.ts';
import { QuizService } from './quiz.service.ts';

@Module({ controllers: [QuizController], providers: [QuizService, Clock] })
export class QuizModule {}
