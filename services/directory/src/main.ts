import { runService } from '@carsi/platform/distributed/run-service';
import { DirectoryModule } from './directory.module.js';
import { refusals } from './refusals.js';

await runService('directory', (context) => DirectoryModule.on(context), refusals);
