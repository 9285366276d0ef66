import { runService } from '@carsi/platform/distributed/run-service';
import { refusals } from './refusals.js';
import { ReviewsModule } from './reviews.module.js';

await runService('reviews', (context) => ReviewsModule.on(context), refusals);
