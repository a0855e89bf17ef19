// The worker in which computer players think, for hints and for local games, so that the page stays quick.
import { serveBots, type BotRequest } from '@arpents/bots';

serveBots({
  post: (reply) => {
    self.postMessage(reply);
  },
  listen: (listener) => {
    self.addEventListener('message', (event: MessageEvent<BotRequest>) => {
      listener(event.data);
    });
  },
  schedule: (task) => {
    setTimeout(task, 0);
  },
});
