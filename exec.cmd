@rem npm start and npm run dev begin with exec, so that signals reach them; Windows has no such word.
@%*
