// Pictures of every screen by day, for `npm run screenshots`.
import { takePicturesBy } from './pictures.ts';

takePicturesBy('day');
