// `npm run dev`: compiles on every change and starts the embedded profile again after each compilation without errors.
// The pages are built by Vite in watch mode and served by the bff like in production, so that there is one way a page is made.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

const children = new Set();
let app;
let wanted = false;

const start = (command, args, options) => {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
};

function restart() {
  wanted = true;
  if (app) return app.kill('SIGTERM');
  wanted = false;
  app = start(process.execPath, ['embedded/dist/main.js']);
  app.once('exit', () => {
    app = undefined;
    if (wanted) restart();
  });
}

const compiler = start('tsc', ['-b', '--watch', '--preserveWatchOutput'], { stdio: ['ignore', 'pipe', 'inherit'] });
createInterface({ input: compiler.stdout }).on('line', (line) => {
  process.stdout.write(`${line}\n`);
  if (/Found 0 errors/.test(line)) restart();
});

if (existsSync('web/vite.config.ts')) {
  start('vite', ['build', '--watch', '--logLevel', 'warn'], { cwd: 'web' });
  const server = start('vite', ['build', '--watch', '--ssr', 'src/server.tsx', '--outDir', 'dist/server'], {
    cwd: 'web',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The bff holds the server's half of the pages in memory: a new one needs a new process.
  createInterface({ input: server.stdout }).on('line', (line) => /built in/.test(line) && app && restart());
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    wanted = false;
    for (const child of children) child.kill('SIGTERM');
  });
}
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
