// The worker in which a game is analysed, apart from the one in which computer players think: neither waits for the other.
import { serveAnalysis, type AnalysisRequest } from '@arpents/bots';

serveAnalysis({
  post: (reply) => {
    self.postMessage(reply);
  },
  listen: (listener) => {
    self.addEventListener('message', (event: MessageEvent<AnalysisRequest>) => {
      listener(event.data);
    });
  },
});
