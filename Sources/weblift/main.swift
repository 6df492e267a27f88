print("weblift")
