@rem npm start, npm run dev and npm test begin with exec, so that signals reach them; Windows has no such word.
@%*
