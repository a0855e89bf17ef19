// Pictures of every screen by candlelight, for `npm run screenshots`.
import { takePicturesBy } from './pictures.ts';

takePicturesBy('candle');
